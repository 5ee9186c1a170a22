export const strings = {
  English: {
    report: 'Choose the violation to report',
    suspect_position: "The suspect's position must be filled in",
    approximate_date: 'The date of the event must be filled in',
    place_of_event: 'The place of the event must be filled in',
    cronology: 'The chronology must be filled in',
    fields: {
      report: 'The violation',
      suspect_name: "The suspect's name",
      suspect_position: "The suspect's position",
      approximate_date: 'The date of the event',
      place_of_event: 'The place of the event',
      cronology: 'The chronology',
    },
  },
  Indonesia: {
    report: 'Pilih pelanggaran yang dilaporkan',
    suspect_position: 'Jabatan Terlapor harus diisi',
    approximate_date: 'Tanggal Kejadian harus diisi',
    place_of_event: 'Tempat Kejadian harus diisi',
    cronology: 'Kronologi harus diisi',
    fields: {
      report: 'Jenis pelanggaran',
      suspect_name: 'Nama terlapor',
      suspect_position: 'Jabatan terlapor',
      approximate_date: 'Tanggal kejadian',
      place_of_event: 'Tempat kejadian',
      cronology: 'Kronologi',
    },
  },
};
