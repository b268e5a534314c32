"use strict";
// What was told is only ever added to; texts are set as text, never as markup.
const $ = (id) => document.getElementById(id);
const words = document.body.dataset;
const kept = {
  get: (key) => { try { return localStorage.getItem(key) || ""; } catch { return ""; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a private window keeps nothing */ } },
};
const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
// A hall that ends says so before it closes the line by this code: that is the one sentence about the break.
const COME_BACK = 1012;
let announced = false;
let again = 0;
let socket = null, visit = "", told = 0, tries = 0, over = false, due = false, hello = null, unsent = [];

function make(tag, text, className) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
}

// Lines that come together are one paragraph, and paragraphs follow each other at a distance: a screen reader
// leaves out, or tells in another order, what follows too closely. What was typed is not told to its typist.
const APART = 400;
let last = 0, waiting = [];
function tell(lines, typed) {
  if (typed) show(waiting.splice(0)), write(lines, typed);
  else {
    if (!waiting.length) setTimeout(() => show(waiting.splice(0)), Math.max(0, last + APART - Date.now()));
    waiting.push(...[lines].flat());
  }
}

function show(lines) {
  if (!lines.length) return;
  last = Date.now();
  write(lines);
}

function write(lines, typed) {
  const log = $("log"), told = [lines].flat(), part = make("p", told.join("\n"), typed);
  const low = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (typed) part.setAttribute("aria-live", "off");
  log.append(part);
  log.dataset.told = String(Number(log.dataset.told || 0) + told.length);
  while (log.childElementCount > 500) log.firstElementChild.remove();
  if (low) log.scrollTop = log.scrollHeight;
}

function send(what) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what));
  else unsent.push(what);
}

function type(line, shown) {
  if (shown) tell(`${words.typed} ${line}`, "typed");
  send({ is: "Typed", line });
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/door`);
  socket.onopen = () => socket.send(JSON.stringify({ is: "Enter", ...hello, visit, told, language: document.documentElement.lang }));
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (over) return;
    if (tries === 0 && event.code === COME_BACK) announced = true;
    if (tries === 0 && !announced && visit) tell(words.broken);
    again = setTimeout(connect, PAUSES[Math.min(tries, PAUSES.length - 1)]);
    tries += 1;
  };
}

function take(what) {
  if (what.is === "Entered") {
    if (visit && visit !== what.visit) told = 0;
    if (tries && !announced && visit) tell(words.back);
    tries = 0; announced = false;
    visit = what.visit;
    if (what.token) { kept.set("token", what.token); hello.token = what.token; }
    kept.set("claim", ""); hello.claim = "";
    hello.passphrase = "";
    kept.set("name", what.name);
    $("denied").textContent = "";
    $("entry").hidden = true;
    $("session").hidden = false;
    const held = unsent; unsent = [];
    held.forEach(send);
    if (!told) $("line").focus();
  } else if (what.is === "Told") {
    told = what.number;
    tell(what.lines);
    send({ is: "Shown", number: told });
  } else if (what.is === "Asks") {
    ask(what);
  } else if (what.is === "Journal") {
    // It is offered again when the line comes back.
    if ([...$("journals").querySelectorAll("a")].some((one) => one.download === what.name)) return;
    const link = make("a", what.name);
    link.href = URL.createObjectURL(new Blob([what.text], { type: "application/jsonl" }));
    link.download = what.name;
    const item = make("li"); item.append(link);
    $("journals").append(item);
    $("journals-part").hidden = false;
  } else if (what.is === "Waits") {
    $("denied").textContent = what.text;
  } else if (what.is === "Denied") {
    over = !visit; visit = "";
    if (hello.token && what.key === "net-unknown") { kept.set("token", ""); hello.token = ""; }
    $("session").hidden = true; $("entry").hidden = false;
    $("denied").textContent = what.text;
    $(what.key.includes("passphrase") ? "passphrase" : what.key.includes("word") ? "word" : "name").focus();
  } else if (what.is === "Over") {
    over = true; visit = "";
    tell(words.over);
    $("choices").replaceChildren(); $("status").textContent = "";
    document.title = words.title;
  }
}

function ask(what) {
  $("prompt").textContent = what.prompt || $("prompt").textContent;
  $("line").type = what.hidden ? "password" : "text";
  $("status").textContent = what.status;
  if (what.due && !due && document.hidden && kept.get("sound") === "yes") beep();
  due = what.due;
  document.title = due ? words.due : words.title;
  choices(what.choices);
  boards(what.boards);
}

// A button that came or moved while a finger was on its way would do what nobody wanted: for a moment touches are
// not heeded, and told so. The field gets the focus of a button that is gone, but no finger wants its keys of the screen.
const SETTLED = 400;
let buttons = "", changed = 0, touched = false;
addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, true);

function choices(given) {
  const now = JSON.stringify(given);
  if (now === buttons) return;
  buttons = now;
  changed = Date.now();
  const list = $("choices");
  const had = list.contains(document.activeElement);
  list.replaceChildren(...given.map(({ line, label }) => {
    const item = make("li"), button = make("button", label === line ? line : `${line}: ${label}`);
    button.type = "button";
    button.onclick = (event) => {
      if (!event.detail || Date.now() - changed > SETTLED) type(line, true); else tell(words.moved);
    };
    item.append(button);
    return item;
  }));
  if (had) $(touched ? "choices-title" : "line").focus();
}

let seen = "";
function boards(given) {
  const now = JSON.stringify(given);
  if (now === seen) return;
  seen = now;
  $("boards").replaceChildren(...given.map(board));
}

function board(given) {
  const at = new Map(given.cells.map((cell) => [`${cell.x} ${cell.y}`, cell]));
  const xs = given.cells.map((cell) => cell.x), ys = given.cells.map((cell) => cell.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)], [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const names = (heads) => new Map(heads.map((head) => [head.at, head.label]));
  const columns = names(given.columns), rows = names(given.rows);
  const both = make("div", undefined, "both");
  both.tabIndex = 0;
  both.setAttribute("role", "region");
  both.setAttribute("aria-label", given.title);
  both.append(table(), picture());
  return both;

  function table() {
    const made = make("table", undefined, "board");
    made.append(make("caption", given.title));
    const head = make("tr");
    head.append(make("td", ""));
    for (let x = left; x <= right; x += 1) {
      const name = make("th", columns.get(x) || String(x - left + 1));
      name.scope = "col"; head.append(name);
    }
    const thead = make("thead"); thead.append(head); made.append(thead);
    const body = make("tbody"); made.append(body);
    for (let y = top; y <= bottom; y += 1) {
      const row = make("tr"), name = make("th", rows.get(y) || `${words.row} ${y - top + 1}`);
      name.scope = "row"; row.append(name);
      for (let x = left; x <= right; x += 1) {
        const cell = at.get(`${x} ${y}`);
        row.append(make("td", cell ? (cell.text || (cell.sign === "·" ? words.empty : cell.sign) || words.empty) : words.empty));
      }
      body.append(row);
    }
    return made;
  }

  function picture() {
    const made = make("div", undefined, "picture");
    made.setAttribute("aria-hidden", "true");
    for (const cell of given.cells) {
      const tile = make("div", undefined, `tile ${cell.role}`);
      tile.style.gridColumn = cell.x - left + 1;
      tile.style.gridRow = cell.y - top + 1;
      for (const [side, x, y] of [["left", -1, 0], ["right", 1, 0], ["up", 0, -1], ["down", 0, 1]]) {
        const near = at.get(`${cell.x + x} ${cell.y + y}`);
        if (cell.part && near && near.part === cell.part) tile.classList.add(side);
      }
      if (cell.label) tile.append(make("b", cell.label));
      if (cell.sign) tile.append(make("span", cell.sign));
      made.append(tile);
    }
    return made;
  }
}

function draw() {
  const drawn = crypto.getRandomValues(new Uint8Array(24));
  return [...drawn].map((one) => one.toString(16).padStart(2, "0")).join("");
}

function beep() {
  try {
    const sound = new AudioContext(), tone = sound.createOscillator();
    tone.connect(sound.destination); tone.start(); tone.stop(sound.currentTime + 0.15);
  } catch { /* there may be no sound */ }
}

$("entry-form").onsubmit = (event) => {
  event.preventDefault();
  clearTimeout(again);
  over = false; visit = ""; told = 0; tries = 0;
  $("denied").textContent = "";
  const name = $("name").value, passphrase = $("passphrase").value;
  const token = !passphrase && name === kept.get("name") ? kept.get("token") : "";
  // Drawn before anybody greets one: whoever's greeting is lost is known by it when they come again.
  const claim = kept.get("claim") || draw();
  kept.set("claim", claim);
  hello = { name, passphrase, word: $("word").value, token, claim };
  connect();
};
$("type-form").onsubmit = (event) => {
  event.preventDefault();
  type($("line").value, $("line").type === "text" && $("line").value);
  $("line").value = "";
};
$("leave").onclick = () => { send({ is: "Leave" }); };
for (const key of ["theme", "size", "sound"]) {
  const chosen = kept.get(key);
  if (chosen) $(key).value = chosen;
  const apply = () => { document.documentElement.dataset[key] = $(key).value; kept.set(key, $(key).value); };
  $(key).onchange = apply;
  apply();
}
$("name").value = kept.get("name");
