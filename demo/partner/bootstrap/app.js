const widgets = document.getElementById('widgets');
const parent = widgets.parentElement;
const toggle = document.getElementById('toggle');
const output = document.querySelector('output');
const [service, faq] = ['service', 'faq'].map((name) => widgets.querySelector(`serambi-${name}`));

const report = (text) => {
  output.textContent += `${output.textContent && ', '}${text}`;
};
for (const [name, element] of Object.entries({ service, faq })) {
  element.addEventListener('serambi:ready', () => report(`${name} ready`));
  element.addEventListener('serambi:error', ({ detail }) => report(`${name} error: ${detail.message}`));
}
// A widget may have become ready before this script ran and listened.
for (const [name, element] of Object.entries({ service, faq })) {
  if (element.shadowRoot?.querySelector('[data-status=ready]')) report(`${name} ready`);
}

document.addEventListener('click', ({ target }) => {
  const { language, service: chosen, pin } = target.dataset;
  if (language) {
    window.dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value: language } }));
  }
  if (chosen) service.service = chosen;
  if (pin !== undefined) faq.language = pin || null;
  if (target === toggle) {
    if (widgets.isConnected) widgets.remove();
    else parent.append(widgets);
    toggle.textContent = widgets.isConnected ? 'Remove' : 'Put back';
  }
});
