import type { MetaDescriptor } from 'react-router';
import { brandName } from '#ui';

/** The head of a screen behind the door, of an error page: named and described, and not for search engines. */
export function pageMeta({ title, description }: { title: string; description: string }): MetaDescriptor[] {
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }];
}

/** The same, with the product's name behind the title. */
export const screenMeta = ({
  title,
  description,
}: {
  title: string;
  description: string;
}): MetaDescriptor[] => pageMeta({ title: `${title} · ${brandName()}`, description });
