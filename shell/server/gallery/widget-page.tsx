import { isLanguage, languages } from '../../../widgets/runtime/language/language';
import { type Property, theme as properties } from '../../../widgets/runtime/styles/theme';
import { themeFallback } from '../bank/theme';
import type { Attribute, Entry } from './catalogue';
import { Code, Prose, Reference } from './components';
import { type GalleryDocument, galleryPage, looksOf, type Shared } from './layout';
import { fragmentAddress, type Script, snippet } from './snippet';

export const builtInExamples = {
  live: 'The bank’s own content',
  loading: 'A backend that does not answer',
  error: 'A backend that refuses',
};

interface WidgetPageOptions extends Shared {
  entry: Entry;
  /** The newest release's file, if it is signed. */
  signed: Script | undefined;
  example: string;
  language: string;
  attributes: Readonly<Record<string, string>>;
  look: string;
  origin: string;
  theme: string;
}

export function widgetPage(options: WidgetPageOptions): GalleryDocument {
  const { entry, signed, example, language, attributes, look, origin, theme, bankTheme } = options;
  const { name, tag, description, examples, hasRequests, script } = entry;
  const uses: { id: string; label: string; script: Script | undefined }[] = [
    {
      id: 'snippet',
      label: 'Script and tag: what to begin with, always of the newest release; all widgets of a page share files',
      script: { path: `/widgets/${name}.js` },
    },
    {
      id: 'pinned',
      label: 'The same in one file of this release, for a page that must not change unless its owner changes it',
      script: script.integrity ? { ...script, theme: themeFallback(bankTheme) } : undefined,
    },
    {
      id: 'signed',
      label: 'The same in one file of the newest release at any time, signed, so that its code is the bank’s',
      script: signed,
    },
  ];
  const snippets = uses.flatMap(({ script, ...use }) => (script ? [{ ...use, script }] : []));
  const chosen = { ...attributes, ...(isLanguage(language) && { language }) };
  const previewLanguages = language === 'both' ? languages : [language];
  const abouts = Object.fromEntries([
    ...[...examples].map(([key, { about }]) => [key, about] as const),
    ...(hasRequests ? Object.entries(builtInExamples) : []),
  ]);
  const data = {
    name,
    origin,
    scripts: Object.fromEntries(snippets.map(({ id, script }) => [id, script])),
    abouts,
    examples: Object.fromEntries([...examples].map(([key, { attributes = {} }]) => [key, attributes])),
    looks: looksOf(bankTheme, theme),
  };
  const use = { name, origin, attributes: chosen };
  const query = (each: string) => String(new URLSearchParams({ example, look, ...attributes, language: each }));
  const main = (
    <>
      <header className="head">
        <h1>{name}</h1>
        <p>
          <Prose text={description} />
        </p>
      </header>
      <form id="controls" method="get">
        <div className="bench">
          <Choice
            legend="Example"
            name="example"
            chosen={example}
            options={Object.keys(abouts).map((key) => [key, key])}
          />
          <output id="about">{abouts[example]}</output>
          <div className="row">
            <Choice
              legend="Language"
              name="language"
              chosen={language}
              options={[['', 'The page’s'], ...languages.map((each) => [each, each] as const), ['both', 'Both']]}
            />
            <Choice
              legend="Look"
              name="look"
              chosen={look}
              options={[
                ['bank', 'The bank’s'],
                ['example', 'Example theme'],
              ]}
            />
            <div className="width scripted">
              <label htmlFor="width">
                Width <output id="width-shown" />
              </label>
              <div>
                {[360, 390, 768, 1024, 1440].map((width) => (
                  <button key={width} type="button" data-width={width}>
                    {width}
                  </button>
                ))}
                <input id="width" type="range" min={280} max={1920} step={2} defaultValue={1024} />
              </div>
            </div>
            <button type="submit" className="unscripted plain">
              Show
            </button>
          </div>
          <div className="previews" id="previews">
            {previewLanguages.map((each) => (
              <figure key={each} data-language={each}>
                <iframe
                  src={`/gallery/preview/${name}?${query(each)}`}
                  title={`${name}${each && `, in ${each}`}`}
                  width={1024}
                  height={760}
                />
                <figcaption>{each || 'The page’s language'}</figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div className="panels">
          <div className="left">
            <section className="panel" aria-labelledby="attributes">
              <h2 id="attributes">Attributes</h2>
              {entry.attributes.map((attribute) => (
                <AttributeControl key={attribute.name} attribute={attribute} value={attributes[attribute.name] ?? ''} />
              ))}
              <dl className="small">
                {!entry.attributes.length && <dd>None of its own.</dd>}
                <dt>
                  <code>language</code>
                </dt>
                <dd>Pins English or Indonesia; without it the widget follows its page.</dd>
                <dt>
                  <code>api</code>, <code>site</code>
                </dt>
                <dd>Where content comes from, and where links lead.</dd>
              </dl>
            </section>
            <section aria-labelledby="use">
              <h2 id="use">Use it</h2>
              {snippets.map(({ id, label, script }) => (
                <Code key={id} id={id} label={label} text={snippet({ ...use, script })} />
              ))}
              <Code
                id="fragment"
                label="Finished markup, for a host that puts its pages together on its side"
                text={fragmentAddress(use)}
              />
              <Code id="rule" label="Theme, as changed here" text="" />
            </section>
          </div>
          <section className="panel scripted" aria-labelledby="look">
            <div className="title">
              <h2 id="look">Theme</h2>
              <button type="button" className="plain" id="reset">
                Reset
              </button>
            </div>
            <div className="swatches">{properties.filter(({ kind }) => kind === 'colour').map(control)}</div>
            {properties.filter(({ kind }) => kind !== 'colour' && kind !== 'shadow').map(control)}
          </section>
        </div>
      </form>
      <div className="reference">
        <Reference title="Events" list={entry.events} />
        <Reference title="Properties of the element" list={entry.fields} of={(field) => `element.${field}`} />
        <Reference title="Slots" list={entry.slots} />
        <Reference title="Parts" list={entry.parts} of={(part) => `${tag}::part(${part})`} />
        <Reference title="Custom properties of its own" list={entry.properties} />
      </div>
    </>
  );
  return galleryPage(`${name} | Serambi gallery`, options, `/gallery/${name}`, main, data);
}

function AttributeControl({ attribute, value }: { attribute: Attribute; value: string }) {
  const { name, description, values, used } = attribute;
  const common = { id: `attribute-${name}`, name, 'data-attribute': name, value };
  return (
    <div className="control">
      <label htmlFor={common.id}>
        <code>{name}</code>
      </label>
      {values ? (
        <select {...common}>
          <option value="">not set</option>
          <Options values={values} />
        </select>
      ) : (
        <>
          <input {...common} list={`values-${name}`} autoComplete="off" spellCheck={false} />
          <datalist id={`values-${name}`}>
            {used.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
      <p className="small">
        <Prose text={description} />
      </p>
    </div>
  );
}

const Options = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

interface ChoiceProps {
  legend: string;
  name: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ legend, name, chosen, options }: ChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choicesOf: Partial<Record<Property['kind'], readonly string[]>> = {
  font: ['Georgia, serif', 'system-ui, sans-serif', 'ui-monospace, monospace', "'Trebuchet MS', sans-serif"],
  scheme: ['light', 'dark'],
};

function control({ name, kind, about }: Property) {
  const id = `theme-${name}`;
  const common = { id, 'data-property': name };
  const choices = choicesOf[kind];
  return (
    <div key={name} className="control" title={about}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {kind === 'colour' && <input type="color" {...common} />}
      {kind === 'length' && <input type="range" min={0} max={48} {...common} />}
      {choices && (
        <select {...common}>
          <option value="">the look’s</option>
          <Options values={choices} />
        </select>
      )}
    </div>
  );
}
