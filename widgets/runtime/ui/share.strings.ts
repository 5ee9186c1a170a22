export const strings = {
  English: {
    share: 'Share',
    on: 'Share on {place}',
    copy: 'Copy link',
    copied: 'Link copied to clipboard',
    notCopied: 'The link could not be copied. Please copy it here: {address}',
    more: 'More ways to share',
  },
  Indonesia: {
    share: 'Bagikan',
    on: 'Bagikan ke {place}',
    copy: 'Salin tautan',
    copied: 'Link telah tersalin',
    notCopied: 'Tautan tidak dapat disalin. Silakan salin dari sini: {address}',
    more: 'Cara lain untuk membagikan',
  },
};
