// @vitest-environment node
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAttachment } from '../../shell/server/forms/attachment';
import { openDatabase } from '../../shell/server/forms/database/open-database';
import { createSeal } from '../../shell/server/forms/encryption';
import { createStore } from '../../shell/server/forms/store';
import { rules as contactRules } from '../../widgets/contact-form/contact-form.rules';
import { failures } from '../../widgets/runtime/ui/form.rules';
import {
  rules as reportRules,
  type WhistleblowingReport,
} from '../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../support/form-data';
import { storing } from '../support/post-form';
import { sealedReport, storedMessages, storedReports } from '../support/stored';
import { unsealer } from '../support/traces';
import { newFolder } from '../support/until-finished';

const bodies = Number(process.env.FUZZED_BODIES ?? 1_000);

const files = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(attachment('a.png', starts.png), attachment('b.pdf', starts.pdf, 3_000)), {
      maxLength: 4,
    }),
  },
  { weight: 1, arbitrary: fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.tuple(fc.string(), fc.base64String()).map(([name, data]) => `data:image/png;name=${name};base64,${data}`),
      { maxLength: 2 },
    ),
  },
);

/** Mostly valid, else of wrong length or type, or missing. */
const anything = (good: unknown) =>
  fc.oneof(
    { weight: 20, arbitrary: Array.isArray(good) ? files : fc.constant(good) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(undefined, null, '\0', 'x'.repeat(3_000), ' '.repeat(30), { toString: 'x' }, [
        'a@b.c.d.e',
      ]),
    },
  );

const form = (values: object) =>
  fc
    .record(Object.fromEntries(Object.entries(values).map(([field, good]) => [field, anything(good)])))
    .map((value) => JSON.stringify(value));

const body = (values: object): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    { weight: 16, arbitrary: form(values) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: form(values).map((text) => text.slice(0, text.length / 2)) },
  );

const request = fc.oneof(
  fc.record({ path: fc.constant(contactPath), body: body(contactMessage) }),
  fc.record({ path: fc.constant(reportPath), body: body(report) }),
);
const key = fc.option(fc.oneof(fc.constantFrom('a', 'b'), fc.string({ maxLength: 12, unit: 'grapheme-ascii' })), {
  nil: undefined,
});

it(`stores nothing invalid of ${bodies} arbitrary bodies, fails at none and stays within its memory`, async () => {
  const dataDir = newFolder();
  const identity = await generateX25519Identity();
  const database = await openDatabase({ dataDir, templates: 'dist/server' });
  const store = createStore(
    database,
    await createSeal({ reportRecipient: await identityToRecipient(identity), dataDir }),
  );
  const limit = { count: 65_535, window: 600_000 };
  const app = storing({ store, limits: { submissions: limit, files: limit } });
  const statuses: Record<number, number> = {};
  /** Expected rows: one for each answer of 200, but one for all with the same key. */
  const expected: Record<string, Set<unknown>> = { [contactPath]: new Set(), [reportPath]: new Set() };
  const before = process.memoryUsage().rss;
  let most = before;
  try {
    await fc.assert(
      fc.asyncProperty(request, key, async (sent, key) => {
        const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) };
        const response = await app.request(sent.path, { method: 'POST', headers, body: sent.body });
        const { msg } = (await response.json()) as { msg: unknown };
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        expect([200, 409, 422]).toContain(response.status);
        expect(typeof msg).toBe('string');
        if (response.status === 200) expected[sent.path]?.add(key?.trim() ?? Symbol());
        most = Math.max(most, process.memoryUsage().rss);
      }),
      { numRuns: bodies, endOnFailure: true },
    );

    let messages = 0;
    for await (const message of storedMessages(database, new Date(0))) {
      messages++;
      if ('sealed' in message) throw new Error('no recipient of messages was set');
      expect(failures(contactRules, message)[0]).toBeUndefined();
    }
    let reports = 0;
    for await (const { id } of storedReports(database, new Date(0))) {
      reports++;
      const opened: WhistleblowingReport = JSON.parse(await unsealer(identity)(await sealedReport(database, id)));
      expect(Object.keys(opened).sort()).toEqual(Object.keys(report).sort());
      expect(failures(reportRules, opened)[0]).toBeUndefined();
      for (const url of opened.attachment) expect(readAttachment(url)?.type).toBeDefined();
    }
    expect(messages).toBe(expected[contactPath]?.size);
    expect(reports).toBe(expected[reportPath]?.size);
    expect(messages).toBeGreaterThan(bodies / 50);
    expect(reports).toBeGreaterThan(bodies / 50);
    const grown = Math.round((most - before) / 1e6);
    console.info(
      `answers ${JSON.stringify(statuses)}, stored ${messages} messages and ${reports} reports, memory grew by ${grown} MB`,
    );
    expect(grown).toBeLessThan(400);
  } finally {
    await store.close();
  }
}, 120_000);
