import type { MetaDescriptor } from 'react-router';
import { brandName } from '#ui';
import { SHARE_SIZE, type SharePicture, sharePictures } from './content/share.ts';

type PublicFacts = {
  title: string;
  description: string;
  /** The page's own address, `/pricing`. */
  path: string;
  /** The picture that goes with a shared link; the front page's unless said. */
  picture?: SharePicture;
  /** Facts for search engines (schema.org), put into the page as JSON. */
  facts?: object;
};

/** The head of a page that everybody may find and share. Addresses are marks that the server fills in at its start. */
export function publicMeta(page: PublicFacts): MetaDescriptor[] {
  const { title, description, path, picture = 'home', facts } = page;
  const url = `%%PUBLIC_URL%%${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brandName() },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `%%PUBLIC_URL%%/share/${picture}.png` },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: altOf(picture) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts ? [{ 'script:ld+json': facts } as MetaDescriptor] : []),
  ];
}

/** What the picture says, for those who hear it. */
const altOf = (picture: SharePicture): string =>
  `${sharePictures[picture].title.join(' ').replaceAll('*', '')} ${sharePictures[picture].under}`;
