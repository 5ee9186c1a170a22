import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { readOpened, reportCheck } from '../../../../../shell/server/forms/browser-sealed';
import type { Store } from '../../../../../shell/server/forms/store';
import { refusalIn } from '../../../../../shell/server/forms/validation';
import { attachment, report, reportPath, starts } from '../../../../support/form-data';
import { post, storing } from '../../../../support/post-form';
import { unsealer } from '../../../../support/traces';

const identity = await generateX25519Identity();
const recipients = await identityToRecipient(identity);

async function sealed(text: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipients);
  return Buffer.from(await encrypter.encrypt(text)).toString('base64');
}

const check = async (body: object) => {
  const checked = await reportCheck(true)(Buffer.from(JSON.stringify(body)));
  return 'refusal' in checked ? { refusal: refusalIn(checked.refusal, 'English') } : checked;
};
const refused = { refusal: { msg: 'The form cannot be read', errors: {} } };

describe('a report that the browser has sealed', () => {
  it('is stored as it came, with the keys that it is said to be sealed to, once for each idempotency key', async () => {
    const saved: unknown[] = [];
    const store: Partial<Store> = {
      async saveReport(...args) {
        saved.push(args);
        return { status: 'saved', name: 'SRB-2222-2222' };
      },
    };
    const body = { sealed: await sealed('anything'), recipients };
    const send = (takesSealed: boolean) =>
      post(storing({ store: store as Store, takesSealed }), reportPath, body, { 'Idempotency-Key': 'k' });
    expect((await send(false)).status).toBe(422);
    const answer = await send(true);
    expect([answer.status, await answer.json()]).toEqual([200, { msg: 'Kode laporan Anda: SRB-2222-2222.' }]);
    const [[taken]] = saved as [[{ sealed: Uint8Array; recipients: string }]];
    expect(await unsealer(identity)(taken.sealed)).toBe('anything');
    expect([saved.length, taken.recipients]).toEqual([1, recipients]);
  });

  it('is refused where it is no age file, or has no content', async () => {
    const whole = await sealed('anything');
    const bytes = Buffer.from(whole, 'base64');
    const cut = bytes.subarray(0, bytes.indexOf('---') + 48).toString('base64');
    for (const sealed of ['', 'AAAA', `${whole}!`, cut, Buffer.from('age-encryption.org/v1\n').toString('base64')]) {
      expect(await check({ sealed })).toEqual(refused);
    }
    for (const recipients of [undefined, 'age1; DROP TABLE'])
      expect(await check({ sealed: whole, recipients })).toMatchObject({ values: { recipients: null } });
  });

  it('is checked when it is opened, and nothing but a report’s fields is taken of it', async () => {
    const open = (value: unknown) => readOpened(typeof value === 'string' ? value : JSON.stringify(value), true);
    expect(await open(report)).toEqual({ values: report });
    const png = attachment('a.png', starts.png);
    const odd = { ...report, email: 'nobody', case_code: 'SRB-0', attachment: [png, 'data:,x', 7, png, png, png] };
    expect(await open(odd)).toEqual({
      values: { ...report, email: 'nobody', attachment: [png, png, png] },
      problems: { email: expect.any(String), attachment: expect.any(String) },
    });
    for (const text of ['', 'null', '[[[[', '{"cronology":5}', '['.repeat(1_000_000)]) {
      const { values, problems } = await open(text);
      expect([values, Object.keys(problems ?? {}).length > 0]).toEqual([{ attachment: [] }, true]);
    }
  });
});
