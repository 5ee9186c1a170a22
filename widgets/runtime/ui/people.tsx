import { useState } from 'react';
import { type BlockOf, html, list, media, object, text } from '../content/shape';
import { useServerMarkup, useStyles } from '../widget/widget-context';
import { Dialog } from './dialog';
import { initials } from './initials';
import { css, peopleStyles } from './people.styles';
import { RichHtml } from './rich-html';

/** The `mens` of content blocks. */
export const people = list(object({ image: media, name: text, jobs: text, profil: html }));
type Person = BlockOf<typeof people>[number];

interface PeopleProps {
  people: readonly Person[];
  t: { profile: string; close: string };
}

/** Length of the popup's closing animation, in ms. */
const closing = 1_000;

/** Cards of people; one with a profile opens it in a popup. A person without a name is left out. */
export function People({ people, t }: PeopleProps) {
  useStyles(peopleStyles);
  const [opened, open] = useState<number>();
  const unscripted = useServerMarkup();
  const person = people[opened ?? -1];
  return (
    <>
      <ul className={css.people} part="people">
        {people.map(
          ({ image, name, jobs, profil }, index) =>
            name && (
              <li key={index} className={css.person} part="person">
                <Portrait image={image} name={name} />
                <h3 className={css.name}>
                  {profil ? (
                    <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => open(index)}>
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </h3>
                {jobs && <p className={css.jobs}>{jobs}</p>}
                {profil && (
                  <span className={css.more} aria-hidden="true">
                    {t.profile}
                  </span>
                )}
                {unscripted && <RichHtml html={profil} className={css.unscripted} />}
              </li>
            ),
        )}
      </ul>
      {person?.name && (
        <Dialog label={person.name} closeLabel={t.close} closing={closing} onClosed={() => open(undefined)}>
          <div className={css.profile}>
            <Portrait image={person.image} name={person.name} />
            <div>
              <h2 className={css.title}>{person.name}</h2>
              {person.jobs && <p className={css.jobs}>{person.jobs}</p>}
            </div>
            <RichHtml html={person.profil} className={css.words} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** A portrait, or the initials in its place. Decorative: the name is beside it. */
function Portrait({ image, name }: { image: string | undefined; name: string }) {
  return image ? (
    <img className={css.portrait} src={image} alt="" width={480} height={600} loading="lazy" decoding="async" />
  ) : (
    <span className={css.portrait} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
