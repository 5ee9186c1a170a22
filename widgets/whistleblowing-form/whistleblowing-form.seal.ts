/** Seals a report in the browser, so that nothing between it and the bank's desk can read it. Loaded where the bank asks for it. */
import { Encrypter } from 'age-encryption';

const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Returns what makes the request's body of a report. `recipients`: age public keys, separated by spaces. */
export function sealer(recipients: string): (report: string) => Promise<string> {
  const encrypter = new Encrypter();
  for (const key of recipients.split(' ')) encrypter.addRecipient(key);
  return async (report) => {
    // A stream comes in parts, so that the page stays usable: 20 MB take a phone seconds.
    const sealed = await encrypter.encrypt(new Blob([report]).stream());
    return JSON.stringify({ sealed: await base64(await new Response(sealed).blob()), recipients });
  };
}
