/** The contracts as `custom-elements.json`, and as `html-custom-data.json` for editors. */
import { type Contract, readings } from './contract';

const typed = ({ name, description, type }: Contract['events'][number]) => ({
  name,
  description,
  type: { text: type },
});

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** https://github.com/webcomponents/custom-elements-manifest */
export const customElements = (contracts: readonly Contract[]): string =>
  json({
    schemaVersion: '2.1.0',
    modules: contracts.map(({ name, tag, className, description, attributes, slots, events, parts, properties }) => ({
      kind: 'javascript-module',
      path: `widgets/${name}.js`,
      declarations: [
        {
          kind: 'class',
          name: className,
          superclass: { name: 'HTMLElement' },
          customElement: true,
          tagName: tag,
          description,
          attributes: attributes.map((each) => ({ ...typed(each), fieldName: each.name })),
          members: [
            ...attributes.map((each) => ({
              kind: 'field',
              ...typed({ ...each, type: `${each.type} | null` }),
              attribute: each.name,
              reflects: true,
            })),
            ...readings.map((each) => ({ kind: 'field', ...typed(each), readonly: true })),
          ],
          slots,
          events: events.map(typed),
          cssParts: parts,
          cssProperties: properties,
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className } }],
    })),
  });

/** https://github.com/microsoft/vscode-custom-data */
export const editorData = (contracts: readonly Contract[]): string =>
  json({
    version: 1.1,
    tags: contracts.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map(({ name, description, values }) => ({
        name,
        description,
        ...(values.length && { values: values.map((name) => ({ name })) }),
      })),
    })),
  });
