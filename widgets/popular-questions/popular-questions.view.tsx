import { container, hasPage, Icon, type PropsOf } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './popular-questions.content';
import type { strings } from './popular-questions.strings';
import * as css from './popular-questions.styles';

export function PopularQuestionsView({ block: { popular }, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  if (popular.length === 0 || !hasPage(bank, '/help')) return null;
  return (
    <section className={`${container} ${css.popular}`} data-on="screen" part="popular">
      <h2>{t.title}</h2>
      <ul>
        {popular.map(({ id, title }) => (
          <li key={id}>
            <a className={css.question} href={link(`/help#${encodeURIComponent(id)}`)}>
              {title}
              <Icon path={paths.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
