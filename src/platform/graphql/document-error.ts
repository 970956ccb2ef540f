import { BREAK, GraphQLError, Kind, visit, type ASTNode, type DocumentNode } from 'graphql'
import { ApiError, invalid } from './errors.ts'

const phrases: [pattern: RegExp, phrase: (...groups: string[]) => string][] = [
  [/^Cannot query field "([^"]+)" on type "([^"]+)"/, (field, type) => `field '${field}' not found in type: '${type}'`],
  [
    /^Unknown argument "([^"]+)" on field "[^".]+\.([^"]+)"/,
    (argument, field) => `'${field}' has no argument named '${argument}'`,
  ],
  [
    /^Field "([^"]+)" is not defined by type "([^"]+)"/,
    (field, type) => `field '${field}' not found in type: '${type}'`,
  ],
  [
    /; Field "([^"]+)" is not defined by type "([^"]+)"/,
    (field, type) => `field '${field}' not found in type: '${type}'`,
  ],
]

/** A GraphQL error in Hasura's words; suggestions of other names are left out. */
export function fromGraphql(error: GraphQLError, document?: DocumentNode): ApiError {
  const [node] = error.nodes ?? []
  const path = document && node ? pathOf(document, node) : '$'
  return worded(error, path)
}

/** A wrong value of a variable, told where the document uses it first. */
export function fromVariable(error: GraphQLError, document: DocumentNode): ApiError {
  const name = /^Variable "\$(\w+)"/.exec(error.message)?.[1]
  let use: ASTNode | undefined
  visit(document, {
    VariableDefinition: () => false,
    Variable(node) {
      if (node.name.value !== name) return undefined
      use = node
      return BREAK
    },
  })
  return worded(error, use ? pathOf(document, use) : '$')
}

function worded(error: GraphQLError, path: string): ApiError {
  if (/Int cannot represent non 32-bit signed integer/.test(error.message))
    return new ApiError('parse-failed', error.message.replace(/^.*?(?=Int cannot)/, ''), { path })
  for (const [pattern, phrase] of phrases) {
    const match = pattern.exec(error.message)
    if (match) return invalid(phrase(...match.slice(1)), path)
  }
  return invalid(error.message.replace(/ Did you mean .*$/, ''), path)
}

/** A document that does not parse; nesting beyond the stack is told as the limit it is. */
export function fromParser(thrown: unknown): ApiError {
  if (thrown instanceof RangeError) return invalid('the request is over the limit "depth"', '$.query')
  const detail = thrown instanceof GraphQLError ? thrown.message : ''
  if (detail.includes('token')) return invalid(`the request is over the limit "tokens": ${detail}`, '$.query')
  return invalid(`not a valid graphql query${detail ? `: ${detail}` : ''}`, '$.query')
}

/** `$.selectionSet.article.args.where`: where in the document a node stands. */
function pathOf(document: DocumentNode, target: ASTNode): string {
  const path = ['$']
  let found = '$'
  visit(document, {
    enter(node, key, parent) {
      path.push(step(node, key, parent))
      if (node !== target) return undefined
      found = path.join('')
      return BREAK
    },
    leave: () => void path.pop(),
  })
  return found
}

function step(
  node: ASTNode,
  key: string | number | undefined,
  parent: ASTNode | readonly ASTNode[] | undefined,
): string {
  if (node.kind === Kind.FIELD) return `.selectionSet.${node.name.value}`
  if (node.kind === Kind.ARGUMENT) return `.args.${node.name.value}`
  if (node.kind === Kind.OBJECT_FIELD) return `.${node.name.value}`
  const inList = Array.isArray(parent) && /Value$|^Variable$/.test(node.kind)
  return inList ? `[${key}]` : ''
}
