/** Makes a widget's page of the gallery answer at once: what is chosen reaches the frames, the snippets and the address. */
import { fragmentAddress, rule, type Script, snippet } from './snippet';

interface Data {
  name: string;
  origin: string;
  script: Script;
  abouts: Record<string, string>;
  /** The attributes of each example. */
  examples: Record<string, Record<string, string>>;
  looks: Record<string, Record<string, string>>;
}

const find = <E extends Element>(selector: string, within: ParentNode = document) => within.querySelector<E>(selector);
const all = <E extends Element>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<E>(selector),
];

for (const button of all<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', async () => {
    const text = find(`#${button.dataset.copy}`)?.textContent ?? '';
    let said = 'Copied';
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where the page may not: it is selected, to be copied by hand.
      getSelection()?.selectAllChildren(find(`#${button.dataset.copy}`) as Element);
      said = 'Selected';
    }
    button.textContent = said;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2_000);
  });
}

/** A small view is as wide as its card and shows a page of a desktop's width. */
const shrink = new ResizeObserver((records) => {
  for (const { target, contentRect } of records) {
    find<HTMLIFrameElement>('iframe', target)?.style.setProperty('scale', String(contentRect.width / 1280));
  }
});
for (const view of all('.view')) shrink.observe(view);

const form = find<HTMLFormElement>('#controls');
const json = find('#gallery-data')?.textContent;
if (form && json) bench(form, JSON.parse(json));

function bench(form: HTMLFormElement, data: Data) {
  const { name, origin, script, abouts, examples, looks } = data;
  const stage = find<HTMLElement>('#frames') as HTMLElement;
  const width = find<HTMLInputElement>('#width') as HTMLInputElement;
  const controls = all<HTMLInputElement | HTMLSelectElement>('[data-attribute]', form);
  const themed = all<HTMLInputElement | HTMLSelectElement>('[data-property]', form);
  /** Properties that were changed here, over the look's own. */
  const changed = new Map<string, string>();

  const chosen = (field: string) => String(new FormData(form).get(field) ?? '');
  const attributes = () =>
    Object.fromEntries(controls.map(({ dataset, value }) => [dataset.attribute ?? '', value] as const));
  const pinned = (language: string): Record<string, string> => (language && language !== 'both' ? { language } : {});
  const frameLanguage = (frame: HTMLIFrameElement) => frame.closest<HTMLElement>('figure')?.dataset.language ?? '';
  const frames = () => all<HTMLIFrameElement>('iframe', stage);

  const address = (language: string) =>
    `/gallery/frame/${name}?${new URLSearchParams({
      example: chosen('example'),
      look: chosen('look'),
      ...attributes(),
      language,
    })}`;

  function dress(frame: HTMLIFrameElement) {
    const style = frame.contentDocument?.documentElement?.style;
    if (!style) return;
    style.cssText = '';
    for (const [property, value] of changed) style.setProperty(`--serambi-${property}`, value);
  }

  /** The frames as the language choice wants them: the one there was stays, so that nothing flickers. */
  function arrange() {
    const language = chosen('language');
    const wanted = language === 'both' ? ['English', 'Indonesia'] : [language];
    const figures = all<HTMLElement>('figure', stage);
    for (const [index, each] of wanted.entries()) {
      const figure = figures[index] ?? (figures[0]?.cloneNode(true) as HTMLElement);
      if (!figures[index]) {
        stage.append(figure);
        const frame = find<HTMLIFrameElement>('iframe', figure);
        if (frame) watch(frame);
      }
      figure.dataset.language = each;
      const frame = find<HTMLIFrameElement>('iframe', figure);
      if (frame) frame.title = `${name}${each && `, in ${each}`}`;
      const caption = find('figcaption', figure);
      if (caption) caption.textContent = each || 'The page’s language';
    }
    for (const figure of figures.slice(wanted.length)) figure.remove();
  }

  /** As a host would: by setting attributes. What another example or look needs is a page of its own. */
  function update(isAnother: boolean) {
    arrange();
    for (const frame of frames()) {
      const language = frameLanguage(frame);
      const element = frame.contentDocument && find(`serambi-${name}`, frame.contentDocument);
      if (isAnother || !element) {
        frame.contentWindow?.location.replace(address(language));
        continue;
      }
      for (const [attribute, value] of Object.entries({ ...attributes(), language })) {
        if (value) element.setAttribute(attribute, value);
        else element.removeAttribute(attribute);
      }
      dress(frame);
    }
    write();
    resize();
  }

  function write() {
    const use = { name, origin, script, attributes: { ...attributes(), ...pinned(chosen('language')) } };
    const texts = { snippet: snippet(use), fragment: fragmentAddress(use), rule: rule(Object.fromEntries(changed)) };
    for (const [id, text] of Object.entries(texts)) {
      const place = find<HTMLElement>(`#${id}`);
      if (!place) continue;
      place.textContent = text;
      const figure = place.closest('figure');
      if (figure) figure.hidden = text === '';
    }
    const about = find('#about');
    if (about) about.textContent = abouts[chosen('example')] ?? '';
    const query = new URLSearchParams({ example: chosen('example') });
    for (const [key, value] of Object.entries({ language: chosen('language'), ...attributes() })) {
      if (value) query.set(key, value);
    }
    if (chosen('look') !== 'bank') query.set('look', chosen('look'));
    query.set('width', width.value);
    history.replaceState(null, '', `?${query}`);
  }

  /** Frames have the width that was chosen, and are shown smaller where there is less room. */
  function resize() {
    const wide = Number(width.value);
    const shown = find('#width-shown');
    for (const figure of all<HTMLElement>('figure', stage)) figure.style.width = `${wide}px`;
    let scale = 1;
    for (const frame of frames()) {
      const room = frame.closest('figure')?.clientWidth ?? wide;
      scale = Math.min(1, room / wide);
      frame.style.width = `${wide}px`;
      frame.style.scale = String(scale);
      frame.style.marginBlockEnd = `${(scale - 1) * frame.offsetHeight}px`;
      frame.style.marginInlineEnd = `${(scale - 1) * wide}px`;
    }
    if (shown) shown.textContent = `${wide} px${scale < 1 ? `, at ${Math.round(scale * 100)} %` : ''}`;
    for (const button of all<HTMLButtonElement>('[data-width]', form)) {
      button.setAttribute('aria-pressed', String(button.dataset.width === width.value));
    }
  }

  /** The colour that a value comes down to, as a colour control wants it. */
  function resolved(look: Record<string, string>, value: string): string {
    const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (named) return resolved(look, changed.get(named) ?? look[named] ?? '');
    return /^#[\da-f]{3}$/i.test(value) ? value.replace(/[\da-f]/gi, '$&$&') : value;
  }

  function showTheme() {
    const look = looks[chosen('look')] ?? {};
    for (const control of themed) {
      const property = control.dataset.property ?? '';
      const value = changed.get(property) ?? look[property] ?? '';
      if (control.type === 'color') control.value = resolved(look, value);
      else if (control.type === 'range') control.value = String(pixels(value));
      else control.value = changed.get(property) ?? '';
    }
  }

  function watch(frame: HTMLIFrameElement) {
    frame.addEventListener('load', () => dress(frame));
    dress(frame);
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
      frames().forEach(dress);
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
      resize();
      write();
    });
  }
  find('#reset')?.addEventListener('click', () => {
    changed.clear();
    showTheme();
    frames().forEach(dress);
    write();
  });

  width.value = new URLSearchParams(location.search).get('width') ?? (innerWidth < 700 ? '390' : '1024');
  showTheme();
  frames().forEach(watch);
  new ResizeObserver(resize).observe(stage);
  resize();
  write();
}

function pixels(value: string): number {
  const [, count = '16', unit] = /^(-?[\d.]+)(rem|px)?$/.exec(value) ?? [];
  return Number(count) * (unit === 'rem' ? 16 : 1);
}
