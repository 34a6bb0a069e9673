import type { MetaDescriptor } from 'react-router';

type PageFacts = {
  title: string;
  description: string;
  /** The page's own address, `/pricing`; only for pages that a search engine should know. */
  path?: string;
};

/** The head of one page. Screens behind the door and error pages give no `path` and are not indexed. */
export function pageMeta({ title, description, path }: PageFacts): MetaDescriptor[] {
  const base: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (path === undefined) return [...base, { name: 'robots', content: 'noindex' }];
  const url = `%%PUBLIC_URL%%${path}`;
  return [
    ...base,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:url', content: url },
  ];
}
