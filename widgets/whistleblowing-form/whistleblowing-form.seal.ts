/** Seals a report in the browser, so that only the bank's desk can read it. Loaded if the bank configures it. */
import { Encrypter } from 'age-encryption';
import { bankAt } from '../runtime/element/bank-request';

/** Not shared with the files of the form: a part must not need a file of another part, which may be lost. */
const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Returns the function that makes a report's request body; undefined if the bank does not seal reports in the browser.
 * `sealTo`: age public keys, separated by spaces. A page with its own `bank` does not know them, so its server at `api` is asked.
 */
export async function sealer(
  sealTo: string | undefined,
  api: string,
): Promise<((report: string) => Promise<string>) | undefined> {
  const recipients = sealTo ?? (await bankAt(api)).bank?.sealTo;
  if (!recipients) return undefined;
  const encrypter = new Encrypter();
  for (const key of recipients.split(' ')) encrypter.addRecipient(key);
  return async (report) => {
    // A stream keeps the page usable: 20 MB take a phone seconds.
    const sealed = await encrypter.encrypt(new Blob([report]).stream());
    return JSON.stringify({ sealed: await base64(await new Response(sealed).blob()), recipients });
  };
}
