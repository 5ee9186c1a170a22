const English = {
  compare: (plans: string[]) => (plans.length === 2 ? `Compare ${plans.join(' and ')}` : 'Compare the accounts'),
};

const Indonesia: typeof English = {
  compare: (plans) => (plans.length === 2 ? `Bandingkan ${plans.join(' dan ')}` : 'Bandingkan rekening'),
};

export const strings = { English, Indonesia };
