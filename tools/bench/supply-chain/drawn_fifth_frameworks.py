"""Small models of the frameworks that the walk of draw_frameworks.py came to after those of drawn_fourth_frameworks.py.

The earlier samples took any object of a library. This one asks how often the file of a *model* is flagged. The rule, written
before any file was made: a package is taken if it keeps an object that is a model, and only such objects are saved here.

A model is an object that holds what was learned, fitted, trained or estimated from data, and that is kept to be used again: a
fitted estimator, transformer, imputer or calibrator; a fitted distribution, regression, forecast or filter of states; a policy, a
net or an embedding; a trained tokenizer, vocabulary, stemmer or language model; mined rules; centres or breaks of clusters; an index
that finds what is nearest or similar; an optimizer's surrogate, or the trials that it is fitted to; samples of a posterior; ratings.
What was trained by the package's authors counts, too, if it comes with the package and lies in the file.

No model is what was only written down or computed: data (arrays, tables, graphs, molecules, records), settings, spaces, units,
expressions, circuits, equations, estimators and strategies that were not fitted, the numbers of a summary, a test or a histogram,
interpolation through given points, the solution of a problem or of a simulation, a population of a search, sets and tries, plots.

drawn.tsv says who was left out, and why. This file was written before any of the files was scanned, and none was left out for
its result. Nothing refers to this file: a framework that keeps a user's function is given one of its own or of numpy.
"""
