const English = {
  free: 'Free',
  first: (count: number) => `the first ${count} in a month, then`,
  upTo: (amount: string) => `up to ${amount} each time`,
  from: (amount: string) => `over ${amount}`,
};

const Indonesia: typeof English = {
  free: 'Gratis',
  first: (count) => `${count} kali pertama per bulan, lalu`,
  upTo: (amount) => `hingga ${amount} per transaksi`,
  from: (amount) => `di atas ${amount}`,
};

export const strings = { English, Indonesia };
