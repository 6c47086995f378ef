import { createContext } from 'react'
import type { FirstStep } from '~/domain/welcome/welcome'

/** The new author's next step; undefined once there is none. */
export const NextStepContext = createContext<FirstStep | undefined>(undefined)
