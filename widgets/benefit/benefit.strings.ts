const English = { compare: 'Compare {one} and {other}', compareAll: 'Compare the accounts' };

const Indonesia: typeof English = { compare: 'Bandingkan {one} dan {other}', compareAll: 'Bandingkan rekening' };

export const strings = { English, Indonesia };
