/** The gallery's script: applies the choices on a widget's page to its previews, snippets and address. */
import { fragmentAddress, ownLanguage, rule, type Script, snippet } from './snippet';

interface Data {
  name: string;
  origin: string;
  scripts: Record<string, Script>;
  abouts: Record<string, string>;
  examples: Record<string, Record<string, string>>;
  looks: Record<string, Record<string, string>>;
}

const find = <E extends Element>(selector: string, within: ParentNode = document) => within.querySelector<E>(selector);
/** For an element that the page has in any case. */
const get = <E extends Element>(selector: string, within?: ParentNode) => find<E>(selector, within) as E;
const all = <E extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<E>(selector),
];

for (const button of all<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    const code = get(`#${button.dataset.copy}`);
    let outcome = 'Copied';
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // The browser does not allow writing to the clipboard.
      getSelection()?.selectAllChildren(code);
      outcome = 'Selected';
    }
    button.textContent = outcome;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2_000);
  });
}

/** Previews of the overview show a page of 1280 px, scaled down to the card's width. */
const scaleToCard = new ResizeObserver((records) => {
  for (const { target, contentRect } of records) {
    get<HTMLIFrameElement>('iframe', target as Element).style.setProperty('scale', String(contentRect.width / 1280));
  }
});
for (const view of all('.view')) scaleToCard.observe(view);

const form = find<HTMLFormElement>('#controls');
const json = find('#gallery-data')?.textContent;
if (form && json) connectControls(form, JSON.parse(json));

function connectControls(form: HTMLFormElement, data: Data) {
  const { name, origin, scripts, abouts, examples, looks } = data;
  const container = get<HTMLElement>('#previews');
  const width = get<HTMLInputElement>('#width');
  const controls = all<HTMLInputElement | HTMLSelectElement>('[data-attribute]', form);
  const themed = all<HTMLInputElement | HTMLSelectElement>('[data-property]', form);
  const changed = new Map<string, string>();

  function chosen() {
    const {
      example = '',
      language = '',
      look = '',
      ...attributes
    } = Object.fromEntries([...new FormData(form)].map(([field, value]) => [field, String(value)]));
    return { example, language, look, attributes };
  }
  const languageOf = (preview: HTMLIFrameElement) => preview.closest<HTMLElement>('figure')?.dataset.language ?? '';
  const previews = () => all<HTMLIFrameElement>('iframe', container);

  function applyTheme(preview: HTMLIFrameElement) {
    const style = preview.contentDocument?.documentElement?.style;
    if (!style) return;
    style.cssText = '';
    for (const [property, value] of changed) style.setProperty(`--serambi-${property}`, value);
  }

  function arrange(language: string) {
    const wanted = language === 'both' ? ['English', 'Indonesia'] : [language];
    const figures = all<HTMLElement>('figure', container);
    for (const [index, each] of wanted.entries()) {
      const figure = figures[index] ?? (figures[0]?.cloneNode(true) as HTMLElement);
      const preview = get<HTMLIFrameElement>('iframe', figure);
      if (!figures[index]) {
        container.append(figure);
        watch(preview);
      }
      figure.dataset.language = each;
      preview.title = `${name}${each && `, in ${each}`}`;
      get('figcaption', figure).textContent = each || 'The page’s language';
    }
    for (const figure of figures.slice(wanted.length)) figure.remove();
  }

  /** Sets the widgets' attributes as a host page would; `reload` loads new pages, for another example or theme. */
  function update(reload: boolean) {
    const { example, language, look, attributes } = chosen();
    arrange(language);
    for (const preview of previews()) {
      const own = languageOf(preview);
      const element = preview.contentDocument && find(`serambi-${name}`, preview.contentDocument);
      if (reload || !element) {
        const query = new URLSearchParams({ example, look, ...attributes, language: own });
        preview.contentWindow?.location.replace(`/gallery/preview/${name}?${query}`);
        continue;
      }
      for (const [attribute, value] of Object.entries({ ...attributes, language: own || ownLanguage })) {
        if (value) element.setAttribute(attribute, value);
        else element.removeAttribute(attribute);
      }
      applyTheme(preview);
    }
    write();
    resize();
  }

  function write() {
    const { example, language, look, attributes } = chosen();
    const isPinned = language && language !== 'both';
    const use = { name, origin, attributes: { ...attributes, ...(isPinned && { language }) } };
    const texts = {
      ...Object.fromEntries(Object.entries(scripts).map(([id, script]) => [id, snippet({ ...use, script })])),
      fragment: fragmentAddress(use),
      rule: rule(Object.fromEntries(changed)),
    };
    for (const [id, text] of Object.entries(texts)) {
      const code = find<HTMLElement>(`#${id}`);
      if (!code) continue;
      code.textContent = text;
      const figure = code.closest('figure');
      if (figure) figure.hidden = text === '';
    }
    get('#about').textContent = abouts[example] ?? '';
    const named = { example, language, ...attributes, look: look === 'bank' ? '' : look, width: width.value };
    const query = new URLSearchParams(Object.entries(named).filter(([, value]) => value));
    history.replaceState(null, '', `?${query}`);
  }

  function resize() {
    const chosenWidth = Number(width.value);
    for (const figure of all<HTMLElement>('figure', container)) figure.style.width = `${chosenWidth}px`;
    let scale = 1;
    for (const preview of previews()) {
      const available = preview.closest('figure')?.clientWidth ?? chosenWidth;
      scale = Math.min(1, available / chosenWidth);
      preview.style.width = `${chosenWidth}px`;
      preview.style.scale = String(scale);
      preview.style.marginBlockEnd = `${(scale - 1) * preview.offsetHeight}px`;
      preview.style.marginInlineEnd = `${(scale - 1) * chosenWidth}px`;
    }
    get('#width-shown').textContent = `${chosenWidth} px${scale < 1 ? `, at ${Math.round(scale * 100)} %` : ''}`;
    for (const button of all<HTMLButtonElement>('[data-width]', form)) {
      button.setAttribute('aria-pressed', String(button.dataset.width === width.value));
    }
  }

  function resolved(look: Record<string, string>, value: string): string {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (named) return resolved(look, changed.get(named) ?? look[named] ?? '');
    return /^#[\da-f]{3}$/i.test(value) ? value.replace(/[\da-f]/gi, '$&$&') : value;
  }

  function showTheme() {
    const look = looks[chosen().look] ?? {};
    for (const control of themed) {
      const property = control.dataset.property ?? '';
      const value = changed.get(property) ?? look[property] ?? '';
      if (control.type === 'color') control.value = resolved(look, value);
      else if (control.type === 'range') control.value = String(pixels(value));
      else control.value = changed.get(property) ?? '';
    }
  }

  function watch(preview: HTMLIFrameElement) {
    preview.addEventListener('load', () => applyTheme(preview));
    applyTheme(preview);
  }

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    const { property } = control.dataset;
    if (control === width) {
      resize();
      write();
    } else if (property) {
      if (control.value) changed.set(property, control.type === 'range' ? `${control.value}px` : control.value);
      else changed.delete(property);
      showTheme();
      previews().forEach(applyTheme);
      write();
    } else if (control.name === 'example') {
      const wanted = examples[control.value] ?? examples.usual ?? {};
      for (const each of controls) each.value = wanted[each.dataset.attribute ?? ''] ?? '';
      update(true);
    } else {
      if (control.name === 'look') showTheme();
      update(control.name === 'look');
    }
  });
  for (const button of all<HTMLButtonElement>('[data-width]', form)) {
    button.addEventListener('click', () => {
      width.value = button.dataset.width ?? '';
      width.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  get('#reset').addEventListener('click', () => {
    changed.clear();
    showTheme();
    previews().forEach(applyTheme);
    write();
  });

  width.value = new URLSearchParams(location.search).get('width') ?? (innerWidth < 700 ? '390' : '1024');
  showTheme();
  previews().forEach(watch);
  new ResizeObserver(resize).observe(container);
  resize();
  write();
}

function pixels(value: string): number {
  const [, count = '16', unit] = /^(-?[\d.]+)(rem|px)?$/.exec(value) ?? [];
  return Number(count) * (unit === 'rem' ? 16 : 1);
}
