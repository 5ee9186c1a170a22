const read = new WeakMap<Element, object>();

/** The object in a script of data: empty without one, or with a damaged one. */
export function jsonIn<Shape extends object>(script: Element | null): Partial<Shape> {
  if (!script) return {};
  let value = read.get(script);
  if (!value) {
    try {
      value = JSON.parse(script.textContent ?? '');
    } catch {
      console.warn(`Serambi: #${script.id} does not hold JSON and is ignored.`);
    }
    // What is not an object (null, a number) holds nothing either.
    value = Object(value) as object;
    read.set(script, value);
  }
  return value;
}

/** That of the page: `<script type="application/json" id="…">`. */
export const pageJson = <Shape extends object>(id: string): Partial<Shape> => jsonIn(document.getElementById(id));
