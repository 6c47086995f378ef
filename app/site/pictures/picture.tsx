import type { Picture as PictureView } from '~/domain/images/images'

interface PictureProps {
  picture: PictureView
  /** The display width, as in the HTML attribute, from which the browser chooses a file. */
  sizes: string
  /** The display widths of the crops for upright screens, which only a picture with them uses. */
  tallSizes?: Record<keyof typeof tallScreens, string>
  /** The shape it is cropped to, around its focus point. By default it fills its box. */
  ratio?: keyof typeof shapes
  /** For the first large picture of a page: loads before the others. */
  priority?: boolean
  className?: string
}

/** The screens that the crop fills. On wider ones it would have to be enlarged. */
const tallScreens = { phone: '(max-aspect-ratio: 3/5)', tablet: '(max-aspect-ratio: 3/4)' }

const shapes = {
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-16/9',
  '21/9': 'aspect-21/9',
  // Prevents a grid from stretching it.
  natural: 'h-fit',
}

/**
 * A picture in the smallest suitable file, above an inline blurred preview. Reserves its space so that
 * nothing shifts, and needs neither scripts nor inline styles.
 */
export function Picture({
  picture,
  sizes,
  tallSizes,
  ratio,
  priority = false,
  className = '',
}: PictureProps) {
  const { alt, width, height, focus, placeholder, src, sources, tallSources = [] } = picture
  const modern = sources.slice(0, -1)
  const widths = ofTwoDots(sizes)
  const cropped = `focused fx-${focus.x} fy-${focus.y}`
  return (
    <span className={`relative block overflow-hidden ${ratio ? shapes[ratio] : ''} ${className}`}>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full print:hidden ${cropped}`}
        />
      )}
      <picture className="contents">
        {tallSizes &&
          tallSources.map(({ screen, type, srcset }) => (
            <source
              key={`${screen} ${type}`}
              media={tallScreens[screen]}
              type={type}
              srcSet={srcset}
              sizes={tallSizes[screen]}
            />
          ))}
        {modern.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={widths} />
        ))}
        <img
          src={src}
          srcSet={sources.at(-1)?.srcset}
          sizes={widths}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={`relative w-full ${ratio === 'natural' ? 'h-auto' : 'h-full'} ${cropped}`}
        />
      </picture>
    </span>
  )
}

/**
 * Requests two device pixels per CSS pixel on phones with three: the difference is invisible, but the file
 * is twice as large. Also accepts files that are 2% too narrow, so that 640 pixels suffice for 90% of 360
 * and 412 pixels.
 */
function ofTwoDots(sizes: string): string {
  return sizes.replace(/(\d+)vw$/, (_, width) => {
    const least = width * 0.98
    return `(min-resolution: 2.5dppx) ${Math.round((least * 2) / 3)}vw, ${Math.round(least)}vw`
  })
}
