import { Form } from 'react-router'
import { maxQueryLength, searchPath } from '~/domain/search/search'
import { searchCopy } from '~/domain/search/search.copy'

interface SearchFieldProps {
  query?: string
  focusesOnLoad?: boolean
  className?: string
}

export function SearchField({ query, focusesOnLoad, className = '' }: SearchFieldProps) {
  return (
    <search className={className} data-needs-server="">
      <Form action={searchPath} aria-label={searchCopy.region} className="flex items-end gap-4">
        <label className="min-w-0 grow">
          <span className="sr-only">{searchCopy.label}</span>
          <input
            // Without a key the field would still have the previous query.
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryLength}
            // biome-ignore lint/a11y/noAutofocus: readers open this page to use the field
            autoFocus={focusesOnLoad}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={searchCopy.region}
            className="h-11 w-full appearance-none border-faded border-b font-display text-heading outline-none placeholder:italic focus-visible:border-accent focus-visible:border-b-2"
          />
        </label>
        <button type="submit" className="button shrink-0">
          {searchCopy.submit}
        </button>
      </Form>
    </search>
  )
}
