// @ts-check
/** Prints the number of the open pull request whose last commit this is; nothing if it has moved on. */
import {workflowRepository} from './github.mjs';
import {pullRequestOf} from './pullRequests.mjs';

const repository = workflowRepository();
const {HEAD = '', HEAD_SHA = ''} = process.env;
console.log((await pullRequestOf(repository, {head: HEAD, sha: HEAD_SHA}))?.number ?? '');
