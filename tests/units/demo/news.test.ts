/** The demo bank's news are as its widgets show them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kinds, teaser } from '../../../widgets/news-carousel/news-carousel.content';
import { minutesOf } from '../../../widgets/news-detail/news-detail.content';
import { languages } from '../../../widgets/runtime/language/language';
import { contentFolder, demoJson } from '../../support/demo-bank';

it('an article’s description is short enough for its card', () => {
  for (const kind of kinds) {
    const list = JSON.parse(demoJson(`content/news/${kind}.json`));
    for (const language of languages) {
      for (const { descCard } of list[language].dataNews) expect(teaser(descCard)).toBe(descCard);
    }
  }
});

it('an article takes as long in both languages, although one has more words', () => {
  for (const file of readdirSync(join(contentFolder, 'detail'))) {
    const content = JSON.parse(demoJson(`content/detail/${file}`));
    const [minutes, others] = languages.map((language) =>
      minutesOf({ ...content[language], description: { html: content[language].description ?? '' } }),
    );
    expect(others, file).toBe(minutes);
  }
});
