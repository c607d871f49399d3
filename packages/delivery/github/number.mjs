// @ts-check
/** Prints the number of the only open pull request with this last commit, or nothing. */
import {requireRepository} from './github.mjs';
import {findPull} from './pullRequests.mjs';

const repository = requireRepository();
const {HEAD = '', HEAD_SHA = ''} = process.env;
console.log((await findPull(repository, {head: HEAD, sha: HEAD_SHA}))?.number ?? '');
