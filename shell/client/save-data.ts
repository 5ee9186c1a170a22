export const savesData = (): boolean => navigator.connection?.saveData ?? false;
