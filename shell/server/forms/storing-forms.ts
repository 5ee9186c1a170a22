import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import { reportCheck } from './browser-sealed';
import { messages, withValues } from './messages';
import { type Fingerprint, fingerprintOf, type Outcome, type Store } from './store';
import { answerTo, answerWrong, createForms, type Forms, type Handle, type SubmitOptions } from './submit';
import { type Checked, checkMessage } from './validation';

export interface StoringOptions extends SubmitOptions {
  store: Store;
  takesSealed?: boolean;
}

/** Answers 200 once the data is stored, 422 for wrong values. A repeated key gets the same answer, or 409 with another body. */
export function storingForms({ store, takesSealed, ...options }: StoringOptions): Forms {
  function handler<Values>(
    check: (body: Uint8Array) => Promise<Checked<Values>>,
    save: (values: Values, fingerprint?: Fingerprint) => Promise<Outcome>,
    received: LocalizedText,
  ): Handle {
    return async ({ path, body, key }, sender) => {
      const checked = await check(body);
      if ('refusal' in checked) return answerWrong(sender, checked.refusal);
      const outcome = await save(checked.values, key ? fingerprintOf(path, key, body) : undefined);
      if (outcome.status === 'conflict') return answerTo(sender, [409, messages.otherBody]);
      const answer = answerTo(sender, [200, withValues(received, { code: outcome.name })]);
      return { ...answer, counts: outcome.status === 'saved' ? 'new' : undefined };
    };
  }

  return createForms(
    {
      'contact-form': handler(checkMessage, store.saveMessage, messages.messageStored),
      'whistleblowing-form': handler(reportCheck(takesSealed), store.saveReport, messages.reportReceived),
    },
    { counts: store.counts, usage: store.usage, ...options },
  );
}
