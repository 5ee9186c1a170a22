export const strings = {
  English: {
    carousel: 'Highlights',
    roleCarousel: 'carousel',
    roleSlide: 'slide',
    pause: 'Pause the slideshow',
    play: 'Play the slideshow',
    show: 'Show highlight {index} of {count}',
    more: 'Find out more',
    get: 'Get the app: {store}',
  },
  Indonesia: {
    carousel: 'Sorotan',
    roleCarousel: 'korsel',
    roleSlide: 'tayangan',
    pause: 'Jeda tayangan',
    play: 'Putar tayangan',
    show: 'Tampilkan sorotan {index} dari {count}',
    more: 'Selengkapnya',
    get: 'Unduh aplikasi: {store}',
  },
};
