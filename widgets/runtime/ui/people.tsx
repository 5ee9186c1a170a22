import { type BlockOf, html, list, media, object, text } from '../content/shape';
import { useStyles } from '../widget/widget-context';
import { Dialog } from './dialog';
import { initials } from './initials';
import * as css from './people.styles';
import { RichHtml } from './rich-html';

/** The `mens` of content blocks. */
export const people = list(object({ image: media, name: text, jobs: text, profil: html }));

interface PeopleProps {
  people: BlockOf<typeof people>;
  t: { profile: string; close: string };
}

/** Cards of people, with the profile in a dialog. Leaves out people without a name. */
export function People({ people, t }: PeopleProps) {
  useStyles(css.styles);
  return (
    <ul className={css.people} part="people">
      {people.map(
        ({ image, name, jobs, profil }, index) =>
          name && (
            <li key={index} className={css.person} part="person">
              <Portrait image={image} name={name} />
              <h3 className={css.name}>
                {profil ? (
                  <button type="button" className={css.open} aria-haspopup="dialog">
                    {name}
                  </button>
                ) : (
                  name
                )}
              </h3>
              {jobs && <p className={css.jobs}>{jobs}</p>}
              {profil && (
                <>
                  <span className={css.more} data-on="script" aria-hidden="true">
                    {t.profile}
                  </span>
                  <Dialog label={name} closeLabel={t.close}>
                    <div className={css.profile}>
                      <Portrait image={image} name={name} />
                      <div>
                        <h2 className={css.title}>{name}</h2>
                        {jobs && <p className={css.jobs}>{jobs}</p>}
                      </div>
                      <RichHtml html={profil} className={css.words} />
                    </div>
                  </Dialog>
                </>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

/** Decorative: the name is beside it. */
function Portrait({ image, name }: { image: string | undefined; name: string }) {
  return image ? (
    <img className={css.portrait} src={image} alt="" width={480} height={600} loading="lazy" decoding="async" />
  ) : (
    <span className={css.portrait} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
