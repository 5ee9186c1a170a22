import { describe, expect, it, vi } from 'vitest';
import { useForm } from '../../../../widgets/runtime/ui/form';
import { styles } from '../../../../widgets/runtime/ui/form.styles';
import { use } from '../../../support/render-component';

/** The rules cannot be loaded. */
async function formWithoutRules(answer: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answer;
  });
  const onSent = vi.fn();
  const loadValidator = () => Promise.reject(new TypeError('The file is gone'));
  const hook = await use(() => useForm({ language: 'Indonesia', url: '/send', loadValidator, onSent }));
  const element = document.createElement('form');
  element.innerHTML = '<input name="problem" value="Kartu hilang">';
  document.body.append(element);
  hook.now().element.current = element;
  hook.now().handleFocus();
  hook.now().handleSubmit({ preventDefault() {} } as Parameters<ReturnType<typeof hook.now>['handleSubmit']>[0]);
  return { hook, sent, onSent, control: element.elements.namedItem('problem') as HTMLInputElement };
}

describe('a form whose rules cannot be had', () => {
  it('is sent as it was filled in', async () => {
    const { sent, onSent } = await formWithoutRules(new Response('{"msg":"Diterima"}'));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith('Diterima'));
    expect(sent).toEqual([{ problem: 'Kartu hilang' }]);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<h1>Log in</h1>'],
    ['a status of its own that is no success', '{"status":500,"data":{"msg":"x"}}'],
    ['the failure of JSend', '{"status":"fail","data":{"msg":"x"}}'],
  ])('has failed where it is answered with %s, and keeps what was typed', async (_, text) => {
    const { hook, onSent, control } = await formWithoutRules(new Response(text));
    await vi.waitFor(() => expect(hook.now().failure).toBeDefined());
    expect(onSent).not.toHaveBeenCalled();
    expect(control.value).toBe('Kartu hilang');
  });

  it.each(['200', '"success"', '"OK"', 'true'])('says what data.msg says, with the status %s', async (status) => {
    const { onSent } = await formWithoutRules(new Response(`{"status":${status},"data":{"msg":"Diterima"}}`));
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith('Diterima'));
  });

  it('shows the server’s messages at the fields, and keeps what was typed', async () => {
    const refusal = { msg: 'x', errors: { problem: 'Problem tidak diterima' } };
    const { hook, control } = await formWithoutRules(new Response(JSON.stringify(refusal), { status: 422 }));
    await vi.waitFor(() => expect(hook.now().error('problem')).toBe('Problem tidak diterima'));
    expect(control.value).toBe('Kartu hilang');
  });
});

it('the style of a field leaves the shadow of a field in focus to the focus ring, at once', () => {
  const rules = [...styles.text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector]) =>
    /\binput\b/.test(selector ?? ''),
  );
  const shadows = rules.filter(([, , body]) => body?.includes('box-shadow'));
  expect(shadows).not.toEqual([]);
  for (const [rule, selector, body] of shadows) {
    expect(selector, rule).toContain(':not(:focus-visible)');
    expect(body, rule).not.toContain('transition');
  }
});
