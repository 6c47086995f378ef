import { useEffect, useRef } from 'react'

interface FetcherState<Answer> {
  state: 'idle' | 'loading' | 'submitting'
  data: Answer | undefined
}

/**
 * Handles each answer of a fetcher once. The effect has no dependencies: React may discard the render that
 * first reads an answer together with its effects, and the next one would find the dependencies unchanged.
 */
export function useAnswer<Answer>(
  { state, data }: FetcherState<Answer>,
  onAnswer: (answer: Answer) => void,
) {
  const last = useRef<Answer>(undefined)
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === last.current) return
    last.current = data
    onAnswer(data)
  })
}
