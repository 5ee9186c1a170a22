import { expect, it } from 'vitest';
import { brokenReferences } from '../../../../../shell/server/bank/references';

it('suggests a name for the first 20 unknown ones only, so that no list holds the server up', () => {
  const kinds = Array.from({ length: 50 }, () => ({ promos: ['kopy'] }));
  const content = new Map([['promo/all', { English: { dataPromo: [{ slug: 'kopi' }], kinds } }]]);
  const unknown = brokenReferences(content).filter(({ problem }) => problem === 'unknown promo');
  expect(unknown).toHaveLength(50);
  expect(unknown.filter(({ expected }) => expected?.endsWith('did you mean kopi?'))).toHaveLength(20);
});
