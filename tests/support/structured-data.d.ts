declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    dataFormat: string
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path?: { type?: string; property?: string }[]
  }
  export default class Validator {
    constructor(vocabulary: object)
    validate(extracted: object): Promise<Issue[]>
  }
}
