export const strings = {
  English: { compare: 'Compare {one} and {other}', compareAll: 'Compare the accounts' },
  Indonesia: { compare: 'Bandingkan {one} dan {other}', compareAll: 'Bandingkan rekening' },
};
