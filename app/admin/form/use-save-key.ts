import { type RefObject, useEffect } from 'react'

/** Ctrl+S and Cmd+S send the form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // A dialog over the form is what the author is busy with.
      if (form.current?.closest('[aria-hidden="true"], [inert]')) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
