export const strings = {
  English: {
    nothing: 'Free',
    first: 'First {count} a month, then {fee}',
    only: '{plan} only',
    both: '{first} and {second}',
    every: 'Every account',
    between: '{least} to {most}',
    from: 'from {amount}',
    over: 'above {amount}',
    unlimited: 'no limit',
  },
  Indonesia: {
    nothing: 'Gratis',
    first: '{count} kali pertama per bulan, lalu {fee}',
    only: '{plan} saja',
    both: '{first} dan {second}',
    every: 'Semua rekening',
    between: '{least} sampai {most}',
    from: 'mulai {amount}',
    over: 'di atas {amount}',
    unlimited: 'tanpa batas',
  },
};
