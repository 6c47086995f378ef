import { seoCopy } from '~/domain/seo/seo.copy'

interface SharePreviewProps {
  title: string
  description: string
  /** The picture's URL; without one the page is shared as text. */
  picture: string | undefined
  /**
   * Whether the page is still loading: the preview then reserves the picture's space, to avoid layout
   * shifts.
   */
  isAwaited: boolean
  host: string
}

/** Approximates how the page looks when its link is shared. */
export function SharePreview(props: SharePreviewProps) {
  const { title, description, picture, isAwaited, host } = props
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-caption text-faded">{seoCopy.sharePreview}</figcaption>
      <div className="max-w-md border border-rule">
        {isAwaited && <div className="aspect-1200/630 w-full bg-leaf" />}
        {picture && (
          <img
            src={picture}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="aspect-1200/630 h-auto w-full bg-leaf object-cover"
          />
        )}
        <div className="grid gap-0.5 bg-leaf px-4 py-3">
          <p className="truncate text-caption text-faded">{host}</p>
          <p className="wrap-anywhere line-clamp-2 font-semibold text-small leading-snug">
            {title}
          </p>
          <p className="wrap-anywhere line-clamp-2 text-caption text-faded leading-snug">
            {description}
          </p>
        </div>
      </div>
    </figure>
  )
}
