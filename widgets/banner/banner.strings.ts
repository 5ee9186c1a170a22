const English = {
  carousel: 'Highlights',
  roleCarousel: 'carousel',
  roleSlide: 'slide',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  show: (index: number, count: number) => `Show highlight ${index} of ${count}`,
  more: 'Find out more',
  get: (store: string) => `Get the app: ${store}`,
};

const Indonesia: typeof English = {
  carousel: 'Sorotan',
  roleCarousel: 'korsel',
  roleSlide: 'salindia',
  pause: 'Jeda tayangan',
  play: 'Putar tayangan',
  show: (index, count) => `Tampilkan sorotan ${index} dari ${count}`,
  more: 'Selengkapnya',
  get: (store) => `Unduh aplikasi: ${store}`,
};

export const strings = { English, Indonesia };
