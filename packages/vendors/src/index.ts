export type {News} from './embed/adapter';
export {embedPage} from './embed/embedPage';
export * from './integrations';
export {VENDORS, vendorOf, vendorsOf} from './registry';
export {type Agreement, type ThirdPartyFacts, seesHealth, thirdPartyTable} from './table';
export * from './vendor';
