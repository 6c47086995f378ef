import type { BreadcrumbList, ImageObject } from 'schema-dts'
import { absolute, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import type { GalleryImage } from './images'

/** Leaves out view-only pictures. */
export function pressPicturesData(
  siteUrl: string,
  images: GalleryImage[],
  { title, credit, notice }: { title: string; credit: string; notice: string },
): (Named<BreadcrumbList> | Named<ImageObject>)[] {
  const page = `${siteUrl}/billeder`
  const pictures = images
    .filter(({ downloadUrl }) => downloadUrl !== null)
    .map(
      ({ id, picture, description, credit: own }): Named<ImageObject> => ({
        '@id': `${page}#billede-${id}`,
        '@type': 'ImageObject',
        contentUrl: absolute(siteUrl, picture.src),
        license: page,
        acquireLicensePage: page,
        creditText: own ?? credit,
        ...(notice && { copyrightNotice: notice }),
        ...(picture.alt && { name: picture.alt }),
        ...(description && { caption: description }),
      }),
    )
  return [breadcrumbs(siteUrl, { name: title, path: '/billeder' }), ...pictures]
}
