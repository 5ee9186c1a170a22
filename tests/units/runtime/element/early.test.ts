import { expect, it } from 'vitest';
import { keepUse } from '../../../../widgets/runtime/element/early';

const form = `
  <input name="name"><input name="email"><input type="file" name="proof">
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><button>Add</button>`;

function rootWith(html: string): ShadowRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}

it('all fields that were used before the code came are used again in markup that has replaced theirs', async () => {
  const root = rootWith(form);
  const fields = [...root.querySelectorAll('input')];
  const [name, email, file, , second] = fields;
  Object.assign(name as HTMLInputElement, { value: 'Sari' });
  Object.assign(email as HTMLInputElement, { value: 'sari@mail.example' });
  (second as HTMLInputElement).checked = true;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], 'proof.png'));
  Object.assign(file as HTMLInputElement, { files: chosen.files });
  const restore = keepUse(root);
  root.innerHTML = form;
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  await restore();
  const now = [...root.querySelectorAll('input')].map(({ value, checked, files }) => [
    files?.[0]?.name ?? value,
    checked,
  ]);
  expect(now).toEqual([
    ['Sari', false],
    ['sari@mail.example', false],
    ['proof.png', false],
    ['a', false],
    ['b', true],
  ]);
  expect(heard).toEqual(['name', 'email', 'proof', 'kind']);
});
