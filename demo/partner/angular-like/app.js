/**
 * Imitates Angular's handling of custom elements (CUSTOM_ELEMENTS_SCHEMA). It inserts an element with its static attributes and
 * listeners. Change detection then sets bindings, only if the value changed: `[api]` as a property, `[attr.site]` as an attribute.
 * `*ngIf` creates and destroys views.
 *
 * A template cannot contain `(serambi:ready)`, because Angular reads the part before the colon as a global target. A directive listens
 * with `Renderer2.listen(element, 'serambi:ready', …)`, which calls `addEventListener`.
 */
const { bank } = document.body.dataset;

const component = {
  shown: true,
  service: 'pay',
  pinned: null,
  log: [],
  setLanguage(value) {
    window.dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } }));
  },
};

/** Like Zone.js: change detection runs after every listener. */
const listening = (listener) => (event) => {
  listener(event);
  detectChanges();
};

const ready = (name) => listening(() => component.log.push(`${name} ready`));
const failed = (name) => listening(({ detail }) => component.log.push(`${name} error: ${detail.message}`));

const ngIf = [
  {
    tag: 'serambi-service',
    properties: { api: () => bank, site: () => bank, service: () => component.service },
    listeners: { 'serambi:ready': ready('service'), 'serambi:error': failed('service') },
  },
  {
    tag: 'serambi-faq',
    attributes: { api: bank },
    bound: { site: () => bank, language: () => component.pinned },
    listeners: { 'serambi:ready': ready('faq') },
  },
  { tag: 'serambi-services', attributes: { api: bank, site: bank } },
];

function create({ tag, attributes = {}, listeners = {} }) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return element;
}

function update(element, { properties = {}, bound = {} }, before) {
  const changed = (bindings, set) => {
    for (const [name, value] of Object.entries(bindings)) {
      const now = value();
      if (before.has(name) && before.get(name) === now) continue;
      before.set(name, now);
      set(name, now);
    }
  };
  changed(properties, (name, value) => {
    element[name] = value;
  });
  changed(bound, (name, value) => {
    if (value === null || value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  });
}

const main = document.createElement('main');
main.append(Object.assign(document.createElement('h1'), { textContent: 'Angular-like' }));

function button(text, listener) {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', listening(listener));
  main.append(element);
  return element;
}
button('English', () => component.setLanguage('English'));
button('Indonesia', () => component.setLanguage('Indonesia'));
for (const [text, service] of [
  ['Pay', 'pay'],
  ['Top up', 'top-up'],
  ['No such service', 'none'],
]) {
  button(text, () => {
    component.service = service;
  });
}
button('Pin', () => {
  component.pinned = 'Indonesia';
});
button('Unpin', () => {
  component.pinned = null;
});
const toggle = button('', () => {
  component.shown = !component.shown;
});
const output = main.appendChild(document.createElement('output'));

let view = [];
let detecting = false;

function detectChanges() {
  // A listener called during change detection causes another one afterwards.
  if (detecting) return queueMicrotask(detectChanges);
  detecting = true;
  if (component.shown && !view.length) {
    view = ngIf.map((node) => ({ node, element: create(node), before: new Map() }));
    main.append(...view.map(({ element }) => element));
  } else if (!component.shown) {
    for (const { element } of view) element.remove();
    view = [];
  }
  for (const { element, node, before } of view) update(element, node, before);
  toggle.textContent = component.shown ? 'Remove' : 'Put back';
  output.textContent = component.log.join(', ');
  detecting = false;
}

document.getElementById('app').append(main);
detectChanges();
