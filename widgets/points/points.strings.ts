const English = { title: 'What your points can do' };

const Indonesia: typeof English = { title: 'Yang bisa Anda lakukan dengan poin' };

export const strings = { English, Indonesia };
