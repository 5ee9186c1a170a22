/** The drawing for content that did not come. Apart from the icons, because the site's shell needs it, too. */
export const noCloud = 'M7.5 18.5h9.6a4.4 4.4 0 0 0 .9-8.7 6 6 0 0 0-11.4-1.1 5 5 0 0 0 .9 9.8ZM4 3.5l16.5 17';
