import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { downloadOwn } from './download-own.ts'

export const personalDataRoutes: Route[] = [route(contract.personalData.download, downloadOwn)]
