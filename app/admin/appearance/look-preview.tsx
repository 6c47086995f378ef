import { useEffect, useRef, useState } from 'react'
import { adminCopy } from '~/admin/copy/admin.copy'
import { appearanceCopy } from '~/domain/content/appearance/appearance.copy'
import { Button } from '~/ui/button'

const copy = appearanceCopy.preview

/** The sizes of the page in the preview, and the classes of its frame, whose full height fits on the screen. */
const sizes = {
  phone: {
    pageClass: 'w-[390px] h-[760px]',
    frameClass: 'aspect-[390/760] w-[min(100%,(100svh-20rem)*0.513)] max-xl:min-w-72',
  },
  desktop: {
    pageClass: 'w-[1280px] h-[800px]',
    frameClass: 'aspect-[1280/800] w-[min(100%,(100svh-20rem)*1.6)]',
  },
}

const previewId = 'udseende-preview'

export function ShowPreviewButton() {
  return (
    <Button popoverTarget={previewId} className="button xl:hidden">
      {copy.show}
    </Button>
  )
}

/** Previews pages of the site with the unsaved choices of the form around it. */
export function LookPreview() {
  const frame = useRef<HTMLElement>(null)
  const [page, setPage] = useState<keyof typeof copy.pages>('/')
  const [screen, setScreen] = useState<keyof typeof sizes>('phone')
  const [scheme, setScheme] = useState<keyof typeof copy.schemes>('light')
  const [choices, setChoices] = useState('')
  // Undefined if the page could not be loaded.
  const [html, setHtml] = useState<string | undefined>('')

  useEffect(() => {
    const form = frame.current?.closest('form')
    if (!form) return
    const readChoices = () => {
      const fields = [...new FormData(form)].filter(
        ([name, value]) => /^udseende\.[a-z_]+$/.test(name) && typeof value === 'string',
      ) as [string, string][]
      setChoices(new URLSearchParams(fields).toString())
    }
    readChoices()
    form.addEventListener('input', readChoices)
    return () => form.removeEventListener('input', readChoices)
  }, [])

  useEffect(() => {
    if (!choices) return
    const request = new AbortController()
    fetch(`${page}?${choices}`, { signal: request.signal })
      .then((response) => response.text())
      .then((text) => setHtml(htmlForFrame(text)))
      .catch(() => request.signal.aborted || setHtml(undefined))
    return () => request.abort()
  }, [page, choices])

  const { pageClass, frameClass } = sizes[screen]
  return (
    <section
      ref={frame}
      id={previewId}
      popover="auto"
      aria-label={copy.title}
      // Closes the popover when the focus leaves it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
      className="m-0 size-full max-h-none max-w-none content-start gap-4 overflow-y-auto border-0 bg-paper p-5 text-ink open:grid xl:sticky xl:top-8 xl:grid xl:size-auto xl:p-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1.5">
          <p className="font-semibold text-small">{copy.title}</p>
          <p className="text-faded text-small">{copy.intro}</p>
        </div>
        <Button
          popoverTarget={previewId}
          popoverTargetAction="hide"
          className="button -mt-2 shrink-0 xl:hidden"
        >
          {adminCopy.close}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Choice label={copy.page} options={copy.pages} value={page} onChoose={setPage} />
        <Choice label={copy.screen} options={copy.screens} value={screen} onChoose={setScreen} />
        <Choice label={copy.scheme} options={copy.schemes} value={scheme} onChoose={setScheme} />
      </div>
      {html === undefined ? (
        <p>{copy.failed}</p>
      ) : (
        <div ref={scalePage} className={`overflow-hidden border border-rule ${frameClass}`}>
          <iframe
            title={copy.title}
            srcDoc={html}
            sandbox="allow-same-origin"
            tabIndex={-1}
            className={`origin-top-left scale-(--scale) ${pageClass} ${scheme === 'dark' ? 'scheme-dark' : 'scheme-light'}`}
          />
        </div>
      )}
    </section>
  )
}

/** Scales the page to the width of its box. Returns the function that stops it. */
function scalePage(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() => {
    const page = box.firstElementChild
    if (!(page instanceof HTMLElement)) return
    page.style.setProperty('--scale', `${box.clientWidth / page.offsetWidth}`)
  })
  observer.observe(box)
  if (box.firstElementChild) observer.observe(box.firstElementChild)
  return () => observer.disconnect()
}

interface ChoiceProps<Value extends string> {
  label: string
  options: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1">
      {(Object.keys(options) as Value[]).map((option) => (
        <Button
          key={option}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          className="button-quiet aria-pressed:border-current aria-pressed:text-ink"
        >
          {options[option]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Removes what the policy of the preview's frame forbids: inline CSS and scripts. */
function htmlForFrame(text: string): string {
  const html = text.replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
  const page = new DOMParser().parseFromString(html, 'text/html')
  page.querySelector('[data-admin-tools]')?.remove()
  page.querySelector('[autofocus]')?.removeAttribute('autofocus')
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    link.removeAttribute('disabled')
    link.removeAttribute('media')
  }
  return page.documentElement.outerHTML
}
