import { documentMenus, documentYears, list, media, object, text } from '../runtime';
import { documentsNeed, withDocumentFacts } from '../runtime/content/documents.server';
import { join } from '../runtime/content/join';
import { shape } from './governance.content';

const relations = list(
  object({
    submenu: list(object({ data: documentYears })),
    menu: object({ pdf: list(object({ name: text, url: media })), sideMenu: documentMenus }),
  }),
);

export default join(
  shape,
  { relations: { path: '/api/investor-relation', shape: relations }, documents: documentsNeed },
  (block, { relations = [], documents }, { sizeOf }) => {
    const known = relations.flatMap(({ submenu = [], menu: { pdf = [], sideMenu = [] } = {} }) => [
      ...submenu.flatMap(({ data = [] }) => data.flatMap(({ pdf = [] }) => pdf)),
      ...pdf.map(({ name, url }) => ({ title: name, link: url })),
      ...sideMenu.flatMap(({ data = [] }) => data.flatMap(({ pdf = [] }) => pdf)),
    ]);
    const titled = block.documents?.map((each) => ({
      title: known.find(({ title, link }) => title && link === each.link)?.title,
      ...each,
    }));
    return withDocumentFacts({ ...block, documents: titled }, documents, sizeOf);
  },
);
