const English = {
  upTo: (amount: string) => `up to ${amount} each time`,
  from: (amount: string) => `over ${amount}`,
};

const Indonesia: typeof English = {
  upTo: (amount) => `hingga ${amount} per transaksi`,
  from: (amount) => `di atas ${amount}`,
};

export const strings = { English, Indonesia };
