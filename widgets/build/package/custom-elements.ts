/** The contracts as `custom-elements.json`, and as `html-custom-data.json` for editors. */
import { type Contract, readings } from './contract';

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
          attributes: attributes.map(({ name, description, type }) => ({
            name,
            description,
            type: { text: type },
            fieldName: name,
          })),
          members: [
            ...attributes.map(({ name, description, type }) => ({
              kind: 'field',
              name,
              description,
              type: { text: `${type} | null` },
              attribute: name,
              reflects: true,
            })),
            ...readings.map(({ name, description, type }) => ({
              kind: 'field',
              name,
              description,
              type: { text: type },
              readonly: true,
            })),
          ],
          slots,
          events: events.map(({ type, ...event }) => ({ ...event, type: { text: type } })),
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
