export type {EmbedMessage} from './embed/adapter';
export {renderEmbedPage} from './embed/embedPage';
export * from './integrations';
export {findBookingVendor} from './records/booking';
export {VENDORS, getVendor, listVendors} from './registry';
export {
  type Agreement,
  type ThirdPartyFacts,
  handlesHealthData,
  createThirdPartyTable,
} from './table';
export * from './vendor';
